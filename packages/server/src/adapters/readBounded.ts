/** The text of an answer of somebody else; undefined when it is longer than `limit` bytes. Never holds more than that. */
export async function readBounded(response: Response, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let size = 0;
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
