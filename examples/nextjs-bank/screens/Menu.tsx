'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** The bank's pages, with the paths of their icons on a grid of 20. */
const entries = [
  { href: '/', label: 'Genel bakış', icon: 'M3 9.5 10 4l7 5.5V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9.5Z' },
  { href: '/faturalarim', label: 'Faturalarım', icon: 'M5 3h10v14l-2.5-1.5L10 17l-2.5-1.5L5 17V3Zm3 4h4m-4 4h4' },
  { href: '/yeni-fatura', label: 'Yeni fatura', icon: 'M10 4v12M4 10h12' },
  { href: '/musteriler', label: 'Müşteriler', icon: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c0-3 2.7-5 6-5s6 2 6 5' },
  { href: '/bildirimler', label: 'Bildirimler', icon: 'M5 14V9a5 5 0 0 1 10 0v5l1 1H4l1-1Zm3.5 3.5h3' },
];

/** The bank's menu: at the side, or as a strip below the head on small screens. */
export function Menu() {
  const path = usePathname();
  return (
    <nav className="menu" aria-label="Ana menü">
      {entries.map(({ href, label, icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === path ? 'page' : undefined}
          // Scrolls the current entry into view when the strip is wider than the screen.
          ref={(link) => {
            if (href === path) link?.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
            <path d={icon} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {label}
        </Link>
      ))}
    </nav>
  );
}
