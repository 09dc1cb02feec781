import { receiveWebhook } from '../../../../bank/events.mjs';

/** Receives Kalem's webhooks. */
export const POST = receiveWebhook;
