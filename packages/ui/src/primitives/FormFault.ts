/** Something wrong with a form: `path` is the wire path, which is the `name` of the field; `label` names the place in the summary. */
export interface FormFault {
  path: string;
  message: string;
  label?: string;
}
