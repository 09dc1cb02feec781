interface Painted {
  node: Node;
  text: string;
  box: DOMRect;
}

/** Pairs of texts of an element that overlap on screen, as `one | other`. */
export function overlaps(root: Element): string[] {
  const painted = paintedTexts(root);
  return painted.flatMap(({ node, text, box }, index) =>
    painted
      .slice(index + 1)
      .filter((other) => other.node !== node && isOver(box, other.box))
      .map((other) => `${text} | ${other.text}`),
  );
}

/** One box per line of each visible text. */
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

/** The visible part of a box after clipping by its ancestors: long names are cut after their second line. */
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

/** Compares the boxes without the line spacing, which adjacent lines may share. */
function isOver(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 4;
}
