/** One element: its children in the order that the schema asks for (undefined ones are left out), or its text. */
export interface XmlNode {
  readonly name: string;
  readonly content: string | readonly (XmlNode | undefined)[];
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}
