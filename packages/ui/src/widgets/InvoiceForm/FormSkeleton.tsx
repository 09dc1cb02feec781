import { Skeleton } from '../../primitives/Skeleton';

/** The place of the form while its invoice is read. */
export function FormSkeleton() {
  return (
    <div className="kalem-invoice-form__skeleton" aria-busy="true">
      {['head', 'info', 'recipient', 'lines'].map((part) => (
        <div key={part} className="kalem-card">
          <Skeleton width="30%" />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
