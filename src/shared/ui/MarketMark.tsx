/** The market's logo; its name is beside it. */
export const MarketMark = () => (
  <svg viewBox="0 0 38 38" width="38" height="38" aria-hidden="true">
    <rect width="38" height="38" rx="11" fill="#14442e" />
    <path fill="#fbfaf3" d="M7.8 15h22.4v1.6a3.73 3.73 0 0 1-7.46 0 3.73 3.73 0 0 1-7.47 0 3.73 3.73 0 0 1-7.47 0Z" />
    <path fill="#f6d56e" d="M11.6 9.2h14.8c.6 0 1.1.3 1.3.9l2.5 6.3H7.8l2.5-6.3c.2-.6.7-.9 1.3-.9Z" />
    <path fill="#b9d3ae" d="M19 32.2c-4.7-.3-7.1-3.7-7-9.7 4.3.3 7 3 7 7 0-4 2.7-6.7 7-7 .1 6-2.3 9.4-7 9.7Z" />
  </svg>
);
