/** One part of a total: where it comes from, by which rule, and how much. */
export function TotalPart({ of, rule, amount }: { of: string; rule?: string; amount: string }) {
  return (
    <li>
      <span>{of}</span>
      {rule && <span>{rule}</span>}
      <span>{amount}</span>
    </li>
  );
}
