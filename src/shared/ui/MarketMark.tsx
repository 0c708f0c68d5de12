import { letterSize } from '#rules/monogramSvg.ts';
import type { ShownMarket } from '#rules/pageContract.ts';

const SIZE = 38;

/** The software's own drawing, for a market that has neither logo nor monogram. */
const drawing = (
  <svg viewBox="0 0 38 38" width="38" height="38" aria-hidden="true">
    <rect width="38" height="38" rx="11" fill="#14442e" />
    <path fill="#fbfaf3" d="M7.8 15h22.4v1.6a3.73 3.73 0 0 1-7.46 0 3.73 3.73 0 0 1-7.47 0 3.73 3.73 0 0 1-7.47 0Z" />
    <path fill="#f6d56e" d="M11.6 9.2h14.8c.6 0 1.1.3 1.3.9l2.5 6.3H7.8l2.5-6.3c.2-.6.7-.9 1.3-.9Z" />
    <path fill="#b9d3ae" d="M19 32.2c-4.7-.3-7.1-3.7-7-9.7 4.3.3 7 3 7 7 0-4 2.7-6.7 7-7 .1 6-2.3 9.4-7 9.7Z" />
  </svg>
);

type Props = { market: Pick<ShownMarket, 'monogram' | 'logo'>; imageBase: string };

/** The market's sign; its name stands beside it. */
export function MarketMark({ market: { monogram, logo }, imageBase }: Props) {
  if (logo) return <img src={`${imageBase}/${logo}-205.avif`} width={SIZE} height={SIZE} alt="" />;
  if (!monogram) return drawing;
  return (
    <svg viewBox="0 0 38 38" width={SIZE} height={SIZE} aria-hidden="true">
      <rect width="38" height="38" rx="11" fill="#14442e" />
      <text
        x="19"
        y="19.5"
        fill="#fbfaf3"
        fontWeight="700"
        fontSize={letterSize(monogram)}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {monogram}
      </text>
    </svg>
  );
}
