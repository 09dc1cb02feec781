/** A mail or SMS that its service refuses for good: no repetition will help. The message names no address. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
}
