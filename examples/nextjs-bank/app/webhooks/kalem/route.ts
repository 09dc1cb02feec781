import { receiveWebhook } from '../../../../bank/events.mjs';

/** Where Kalem tells the bank what happened. */
export const POST = receiveWebhook;
