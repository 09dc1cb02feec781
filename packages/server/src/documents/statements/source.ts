import type { DescribedStatement } from '@kalem/domain/document';

/** The file formats of a statement. */
export type StatementFormat = 'pdf' | 'xlsx';

/** A statement that is rendered as a file. */
export interface PrintedStatement {
  readonly described: DescribedStatement;
  /** The company's logo as a JPEG data URL. */
  readonly logo: string | undefined;
  /** The file's date, so that the same statement gives the same bytes. */
  readonly madeAt: Date;
}
