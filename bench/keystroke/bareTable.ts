/**
 * A lower bound for any framework that renders every row: a plain table of inputs with one listener and running totals.
 */
export function showBareTable(root: HTMLElement, rows: number): void {
  const cells = (index: number) =>
    ['Ofis temizliği', '1', 'Adet', '100', '', '20', '']
      .map((value, column) => `<td><input name="c${column}" value="${value}" data-row="${index}"></td>`)
      .join('');
  const body = Array.from(
    { length: rows },
    (_, index) => `<tr><td>${index + 1}</td>${cells(index)}<td class="sum">100,00</td><td></td></tr>`,
  );
  root.innerHTML = `<table><tbody>${body.join('')}</tbody></table><output></output>`;
  const output = root.querySelector('output');
  const sums = Array.from({ length: rows }, () => 100);
  let total = rows * 100;
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !output) return;
    const row = target.closest('tr');
    const index = Number(target.dataset.row);
    const sum =
      Number(row?.querySelector<HTMLInputElement>('[name=c1]')?.value) *
      Number(row?.querySelector<HTMLInputElement>('[name=c3]')?.value);
    total += sum - (sums[index] ?? 0);
    sums[index] = sum;
    const cell = row?.querySelector('.sum');
    if (cell) cell.textContent = sum.toFixed(2);
    output.textContent = total.toFixed(2);
  });
}
