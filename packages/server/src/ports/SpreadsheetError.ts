/** `notExcel`: another kind of file. `broken`: damaged or cut off. `locked`: needs a password. `tooLarge`: too much in it to be read safely. */
export type SpreadsheetFailure = 'notExcel' | 'broken' | 'locked' | 'tooLarge';

/** Why a file is not read. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly failure: SpreadsheetFailure;

  constructor(failure: SpreadsheetFailure) {
    super(failure);
    this.failure = failure;
  }
}
