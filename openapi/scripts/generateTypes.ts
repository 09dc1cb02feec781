import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './Contract';

const taxKeys = '[key: `V${string}Orani` | `V${string}Tutari`]:';

/** A file is a Blob to whoever sends or gets one. */
const blob = ts.factory.createTypeReferenceNode('Blob');

/** TypeScript types of the contract. A line's tax fields get their own key pattern; a plain index signature would swallow the named fields. */
export async function generateTypes(contract: Contract): Promise<string> {
  const nodes = await openapiTS(contract as unknown as OpenAPI3, {
    alphabetize: false,
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  const text = astToString(nodes).replace(
    /\[key: string\]: components\["schemas"\]\["Decimal"\]/g,
    `${taxKeys} components["schemas"]["Decimal"] | undefined`,
  );
  return `// Made from openapi.yaml by \`npm run generate\`; do not edit.\n${text}`;
}
