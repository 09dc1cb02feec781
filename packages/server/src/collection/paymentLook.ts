/** The layout of the payment page: two columns, one below the other on a phone. */
export const paymentLook = `
main:has(.wide) { padding: 0; }
.wide { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.sum { display: flex; flex-direction: column; padding: 28px 32px 24px; }
.pay { padding: 28px 32px 20px; border-left: 1px solid var(--border); background: color-mix(in srgb, var(--sunken) 50%, var(--surface)); }
header { display: flex; gap: 14px; align-items: flex-start; }
header b, header small { display: block; font-weight: 500; text-wrap: pretty; }
header small { margin-top: 2px; font-weight: 400; }
.mark { display: inline-flex; flex: none; align-items: center; justify-content: center; width: 40px; height: 40px; border-radius: 6px; background: var(--text); color: var(--bg); font-size: 13px; font-weight: 600; }
.sum h1 { margin: 28px 0 20px; font-size: 34px; line-height: 44px; letter-spacing: -0.028em; overflow-wrap: anywhere; }
.sum h1 .muted { display: block; font-size: 13px; line-height: 20px; font-weight: 400; letter-spacing: 0; }
.facts, .lines { display: block; margin: 0; }
.facts { font-size: 13px; }
.facts > div { display: flex; justify-content: space-between; gap: 16px; padding: 9px 0; border-top: 1px solid var(--border); }
.facts dd { text-align: right; }
.facts .muted { font-weight: 400; }
.sum > p { margin: auto 0 0; padding-top: 24px; }
.pdf { display: flex; margin: 0; }
.lines { margin-top: 8px; }
.lines > div { display: grid; align-content: center; min-height: 56px; padding: 9px 0; border-top: 1px solid var(--border); }
.lines > div:first-child { border-top: 0; }
.lines dt { font-size: 12px; line-height: 16px; }
.lines dd { display: flex; gap: 12px; align-items: center; text-wrap: balance; }
.lines span { flex: 1; min-width: 0; }
.lines button { min-height: 36px; margin: -8px -10px -8px 0; padding: 6px 10px; border-color: transparent; color: var(--primary); font-size: 13px; }
.pay form { margin: 0 0 20px; padding: 0; border: 0; }
.pay form button { width: 100%; margin: 0; }
.karekod { width: 192px; margin: 0 auto 16px; padding: 8px; border-radius: 6px; background: #fff; color: #000; font-size: 12px; text-align: center; }
.karekod svg { display: block; width: 100%; height: auto; fill: currentColor; stroke: none; }
.copied { min-height: 20px; margin: 0; color: var(--success); font-weight: 500; }
.paid { color: var(--success); }
@media (max-width: 760px) {
  .wide { display: block; }
  .sum { padding: 20px; }
  .sum h1 { margin: 22px 0 16px; }
  .sum > p { padding-top: 16px; }
  .pay { padding: 18px 20px 16px; border-left: 0; border-top: 1px solid var(--border); }
  .lines button { min-height: 44px; }
}
`;

/** Shows the copy buttons where the page may use the clipboard, and names the outcome (MNY-72). */
export const copyScript = `
const status = document.querySelector('[data-copied]');
for (const button of navigator.clipboard ? document.querySelectorAll('[data-copy]') : []) {
  button.hidden = false;
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(button.dataset.copy).then(
      () => { status.textContent = status.dataset.copied; },
      () => { status.textContent = status.dataset.failed; },
    ),
  );
}
`;
