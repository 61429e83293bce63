import type { SchemaError } from './compiled.ts';

/** Sorting out takes errors times choices; past this many steps nothing is sorted out. */
const MOST_STEPS = 1_000_000;

/**
 * Of the errors below an `anyOf` or `oneOf`, keeps those of the branch that the value was meant for: the one whose type it
 * has. Where it has no branch's type, one error that names the types is left.
 */
export function dropOtherBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (choices.length * errors.length > MOST_STEPS) return errors;
  return choices.reduce(dropBranches, errors);
}

function dropBranches(errors: readonly SchemaError[], choice: SchemaError): readonly SchemaError[] {
  const inside = errors.filter((error) => isInside(error, choice));
  const misfits = inside.filter((error) => isTypeOf(error, choice));
  const branches = new Set(misfits.map((error) => branch(error, choice)));
  const meant = new Set(inside.filter((error) => !branches.has(branch(error, choice))));
  return errors.flatMap((error) => {
    if (error === choice) return meant.size > 0 ? [] : [asTypeError(choice, misfits)];
    return meant.has(error) || !isInside(error, choice) ? [error] : [];
  });
}

function asTypeError(choice: SchemaError, misfits: readonly SchemaError[]): SchemaError {
  const types = misfits.flatMap(({ params }) => params.type);
  return types.length === 0 ? choice : { ...choice, keyword: 'type', params: { type: types } };
}

const isInside = (error: SchemaError, choice: SchemaError): boolean =>
  error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
  (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`));

const isTypeOf = (error: SchemaError, choice: SchemaError): boolean =>
  error.keyword === 'type' && error.instancePath === choice.instancePath;

const branch = (error: SchemaError, choice: SchemaError): string =>
  error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]!;
