import { searchAll } from '../../provider/shadow';

/** What a toast never lies over (USE-20). */
const obstacles =
  '[role="dialog"], [role="alertdialog"], .kalem-pagination, .kalem-totals__bar, .kalem-totals__buttons, ' +
  '.kalem-list-selection, .kalem-card-form__foot';
const actions = `${obstacles}, button, a[href], input`;
const GAP_PX = 8;
/** A head that is lower has no room for one. */
const LOWEST_HEAD_PX = 48;
const NARROWEST_PX = 961;

/**
 * Puts the toasts where they cover nothing that is pressed: in the middle of the host's sticky head if it is free
 * there, else at the lower edge, above whatever sticks or is read there.
 */
export function placeToasts(region: HTMLElement): void {
  region.style.removeProperty('--kalem-toast-lift');
  region.dataset.place = 'head';
  const head = Number.parseFloat(getComputedStyle(region).getPropertyValue('--kalem-sticky-top')) || 0;
  const isHead = head >= LOWEST_HEAD_PX && window.innerWidth >= NARROWEST_PX;
  if (isHead && region.getBoundingClientRect().height <= head && hits(region, actions).length === 0) return;
  region.dataset.place = 'foot';
  const foot = region.getBoundingClientRect();
  const most = Math.max(0, foot.top - GAP_PX);
  let lift = 0;
  for (;;) {
    const [highest] = hits(region, obstacles, lift).sort((one, other) => one.top - other.top);
    if (!highest || lift >= most) break;
    lift = Math.min(most, foot.bottom - highest.top + GAP_PX);
  }
  region.style.setProperty('--kalem-toast-lift', `${lift}px`);
}

/** What lies where the toasts are, lifted so far. */
function hits(region: HTMLElement, selector: string, lift = 0): DOMRect[] {
  const own = region.getBoundingClientRect();
  const [top, bottom] = [own.top - lift, own.bottom - lift];
  return searchAll(selector)
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      (one) => one.width > 0 && one.left < own.right && one.right > own.left && one.top < bottom && one.bottom > top,
    );
}
