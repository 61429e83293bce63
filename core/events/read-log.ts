import { firstBytes, type RawLine, splitLines } from '../parse/jsonl.ts';
import { loadEventSchemas } from '../schema/compiled.ts';
import type { EventLine, LogSummary } from '../types.ts';
import { type Acceptor, createAcceptor } from './accept.ts';
import type { EventCatalogue } from './catalogue.ts';
import { DuplicateCandidates, proveDuplicates } from './duplicates.ts';
import { loadPayloadDigest } from './hash.ts';
import { bareLine, type Judge, judgeLine } from './judge-line.ts';
import { GATE_EVENTS } from './policy.ts';

export interface LogRequest {
  /** Root-relative path of the log. */
  readonly path: string;
  /** Opens the log; called a second time when lines look alike. */
  readonly open: () => AsyncIterable<Buffer>;
  readonly events: EventCatalogue;
  /** Names that a `lead` may have; undefined where there is no registry. */
  readonly leads?: ReadonlySet<string>;
  /** Called for each line that is not known to be clean; its findings are due within the call. */
  readonly found: (event: EventLine) => void;
}

/**
 * Reads an event log in chunks and constant memory: the acceptor vouches for ordinary lines, the plain path looks at the rest.
 * @throws ReadFault when the log cannot be read
 */
export async function readLog(request: LogRequest): Promise<LogSummary> {
  const reader = new LogReader(request);
  const bytes = await splitLines(request.open(), (line) => reader.take(line));
  if (reader.candidates.earlier.size > 0) {
    await proveDuplicates(
      firstBytes(request.open(), bytes),
      reader.candidates.earlier,
      (line, duplicateOf, digest) => request.found({ ...bareLine(request.path, line, digest), duplicateOf }),
    );
  }
  return { path: request.path, bytes, ...reader.counts };
}

class LogReader {
  readonly counts = { events: 0, gates: 0, lines: 0, crlf: 0, firstCrlf: 0 };
  readonly candidates = new DuplicateCandidates();
  readonly #request: LogRequest;
  readonly #acceptor: Acceptor;
  #judge: Judge | undefined;
  #conflict = false;
  /** Instant of the last line that has one. */
  #at: number | undefined;

  constructor(request: LogRequest) {
    this.#request = request;
    const { events, leads } = request;
    this.#acceptor = createAcceptor([...events.keys()], leads && { leads });
  }

  take(line: RawLine): void | Promise<void> {
    this.counts.lines++;
    if (line.crlf && ++this.counts.crlf === 1) this.counts.firstCrlf = line.line;
    if (!this.#isOrdinary(line)) return this.#judge ? this.#look(line, this.#judge) : this.#loadAndLook(line);
    const { at, gate, fingerprint } = this.#acceptor;
    this.#count(gate);
    this.#at = at;
    this.candidates.add(line.line, fingerprint, line.end - line.start);
  }

  /** Whether the acceptor vouches for a line, and it is not earlier than the one before. */
  #isOrdinary({ bytes, start, end, oversize }: RawLine): boolean {
    if (oversize !== undefined || !this.#acceptor.accept(bytes, start, end)) return false;
    return this.#at === undefined || this.#acceptor.at >= this.#at;
  }

  async #loadAndLook(line: RawLine): Promise<void> {
    const { path, events } = this.#request;
    const [payloadDigest] = await Promise.all([loadPayloadDigest(), loadEventSchemas()]);
    this.#judge = { path, events, payloadDigest };
    this.#look(line, this.#judge);
  }

  #look(line: RawLine, judge: Judge): void {
    const { event, name, fingerprint } = judgeLine(judge, line, this.#at);
    if (name !== undefined) this.#count(GATE_EVENTS.has(name));
    this.#at = event.at ?? this.#at;
    if (event.refused?.marker) this.#foundMarker(event);
    else this.#request.found(event);
    if (line.oversize === undefined) this.candidates.add(line.line, fingerprint, line.end - line.start);
  }

  /** The markers of a conflict are one fault. */
  #foundMarker(event: EventLine): void {
    if (!this.#conflict) this.#request.found(event);
    this.#conflict = true;
  }

  #count(gate: boolean): void {
    this.counts.events++;
    if (gate) this.counts.gates++;
  }
}
