/** One choice of a list; `end` is a muted second fact at its end. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  end?: string;
}
