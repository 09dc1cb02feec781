/** Whether ten digits carry the check digit of a VKN (tax number of a company). The algorithm is the Revenue Administration's. */
export function isValidVkn(vkn: unknown): vkn is string {
  if (typeof vkn !== 'string' || !/^[0-9]{10}$/.test(vkn)) return false;
  let sum = 0;
  for (let index = 0; index < 9; index++) {
    const shifted = (Number(vkn[index]) + 9 - index) % 10;
    const weighted = (shifted * 2 ** (9 - index)) % 9;
    sum += shifted !== 0 && weighted === 0 ? 9 : weighted;
  }
  return (10 - (sum % 10)) % 10 === Number(vkn[9]);
}
