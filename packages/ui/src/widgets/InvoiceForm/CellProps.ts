/** What the input of every cell of the current line takes. */
export interface CellProps {
  /** Wire path of the field. */
  name: string;
  label: string;
  /** As on the wire, or whatever was pasted in its place. */
  value: string;
  invalid: boolean;
  /** Id of the words that say what is wrong. */
  describedBy: string | undefined;
  onChange: (value: string) => void;
}
