const codesByRate = {
  20: '624 626',
  30: '625',
  40: '601 627-Ex',
  50: '604 605 614 616 623 627',
  70: '603 609 615 617 618 619 620',
  90: '602 606 607 608 610 611 612 613 621 622',
  100: '801 802 803 804 805 806 807 808 809 810 811 812 813 814 815 816 817 818 819 820 821 822 823 824 825',
};

/** Share of the KDV in percent that the buyer withholds, by code; 650 is free and has none. Source: fiscal-rules §5, REF-10. */
export const tevkifatRates: ReadonlyMap<string, string> = new Map(
  Object.entries(codesByRate).flatMap(([rate, codes]) => codes.split(' ').map((code) => [code, rate] as const)),
);
