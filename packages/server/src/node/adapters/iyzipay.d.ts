/** The parts of the library that we use. It ships no types. */
declare module 'iyzipay' {
  type Done = (error: unknown, answer: unknown) => void;
  export default class Iyzipay {
    constructor(config: { uri: string; apiKey: string; secretKey: string });
    readonly threedsInitialize: { create(params: object, done: Done): void };
    readonly threedsPayment: { create(params: object, done: Done): void };
    readonly payment: { retrieve(params: object, done: Done): void };
  }
}
