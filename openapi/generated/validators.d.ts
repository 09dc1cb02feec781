/** What a compiled validator reports: JSON pointer, keyword and its parameters. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };
export type Validator = ((data: unknown) => boolean) & { errors?: ValidationError[] | null };
declare const validators: Record<string, Validator>;
export = validators;
