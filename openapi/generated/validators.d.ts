/** What a compiled validator reports: JSON pointer, keyword and its parameters. */
export type ValidationError = { instancePath: string; keyword: string; params: Record<string, unknown>; message?: string };
export type Validator = ((data: unknown) => boolean) & { errors?: ValidationError[] | null };
/** By `<operationId>_<part>`: `body`, `query`, `path`, `header`, `response<status>`; and `problem`. Parameters are turned into their type in place. */
export declare const validators: Readonly<Record<string, Validator>>;
