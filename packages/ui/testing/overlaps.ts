interface Painted {
  node: Node;
  text: string;
  box: DOMRect;
}

/** Pairs of texts of an element that are painted over each other, as `one | other`. */
export function overlaps(root: Element): string[] {
  const painted = paintedTexts(root);
  return painted.flatMap(({ node, text, box }, index) =>
    painted
      .slice(index + 1)
      .filter((other) => other.node !== node && isOver(box, other.box))
      .map((other) => `${text} | ${other.text}`),
  );
}

/** A box for each line of each text that is shown. */
function paintedTexts(root: Element): Painted[] {
  const painted: Painted[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    const text = textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = clipped(line, parent);
      if (box.width > 1 && box.height > 1) painted.push({ node, text, box });
    }
  }
  return painted;
}

/** The part of a box that its ancestors let through: a long name is cut after its second line. */
function clipped(box: DOMRect, parent: Element): DOMRect {
  let { left, top, right, bottom } = box;
  for (let around: Element | null = parent; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Boxes of text include the room above and below its letters, which lines may share. */
function isOver(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 4;
}
