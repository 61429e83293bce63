// Preloaded with `node --require`: writes the peak resident set of the process, in kilobytes, to $PEAK_MEMORY_FILE.
process.on('exit', () => {
  require('node:fs').writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
