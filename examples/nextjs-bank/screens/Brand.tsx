import Link from 'next/link';

/** The bank's logo and name, with a link to the start page. */
export function Brand() {
  return (
    <Link className="brand" href="/" prefetch={false}>
      <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#d9b36c" />
        <path
          d="M16 5.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm0 0c-5.4 5.6-5.4 15.4 0 21m0-21c5.4 5.6 5.4 15.4 0 21M5.9 16h20.2"
          stroke="#0b3d33"
          strokeWidth="1.8"
        />
      </svg>
      Meridyen Bank
    </Link>
  );
}
