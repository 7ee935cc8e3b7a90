/** Our mark: a boat that carries a lamp of three flames. Decorative; the name stands beside it. */
export function BrandMark({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle r="31" fill="#0f4a37" />
      <circle r="28.5" fill="none" stroke="#cfa64d" strokeWidth="1.5" />
      <path d="M-21 4.5C-12 15.5 12 15.5 21 4.5C18.5 18 10 23 0 23S-18.5 18-21 4.5Z" fill="#ecd699" />
      <path d="M0-23C6.5-14 7-6 0 5.5C-7-6-6.5-14 0-23Z" fill="#f0b942" />
      <path
        d="M-12-13C-5.5-7-4 0-7.5 7C-14 1.5-16-6-12-13ZM12-13C16-6 14 1.5 7.5 7C4 0 5.5-7 12-13Z"
        fill="#e08a2b"
      />
    </svg>
  );
}
