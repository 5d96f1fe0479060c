import { useTranslations } from '#app/i18n/messages/use-translations.ts'

/** Shows what each letter of the form measures. */
export function EntranceDrawing({ className }: { className?: string }) {
  const t = useTranslations('request.white-glove.drawing')
  return (
    <figure className={className}>
      <svg
        viewBox="0 0 460 480"
        aria-hidden="true"
        className="w-full max-w-md text-ink"
        fill="none"
        stroke="currentColor"
      >
        <g fill="var(--color-linen)" strokeWidth="1.5">
          <path d="M0 0h460v480H308v-11h141V322H238v-11h211V169h-33v-9h33V11H316v149h27v9h-38V11H11v300h165v11H11v147h143v11H0Z" />
        </g>
        <g strokeWidth="1.5">
          {[55, 80, 105, 130, 155, 180, 205, 230].map((y) => (
            <path key={y} d={`M11 ${y}h118`} />
          ))}
          <path d="M130 44v210" strokeWidth="3" />
          <path d="M70 268V78m-6 8 6-9 6 9" stroke="var(--color-muted)" />
          <path d="M319 22h119v124H319zm0 0 119 124m0-124L319 146" stroke="var(--color-hairline)" />
          <path d="M319 22h119v124H319z" />
          <path d="M154 469v-104a104 104 0 0 1 104 104" stroke="var(--color-muted)" />
          <path d="M283 390h140v38H283z" strokeDasharray="5 4" fill="var(--color-linen)" />
        </g>
        <Measure x={12} width={117} y={282} letter="A" />
        <Measure x={343} width={73} y={186} letter="B" />
        <Measure x={176} width={62} y={338} letter="C" />
        <g className="text-small" fill="currentColor" stroke="none" fontSize="15" textAnchor="middle">
          <text x="353" y="415">
            {t('piece')}
          </text>
          <text x="206" y="500" dominantBaseline="hanging" />
        </g>
      </svg>
      <figcaption className="mt-4 grid gap-1 text-small">
        {(['a', 'b', 'c'] as const).map((letter) => (
          <span key={letter} className="flex">
            <strong className="w-6 shrink-0 font-medium">{letter.toUpperCase()}</strong>
            <span>{t(letter)}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Measure({ x, width, y, letter }: { x: number; width: number; y: number; letter: string }) {
  const middle = x + width / 2
  return (
    <g>
      <path d={`M${x} ${y}h${width}m0-8v16M${x} ${y - 8}v16`} strokeWidth="1.5" />
      <circle cx={middle} cy={y} r="13" fill="var(--color-page)" strokeWidth="1.5" />
      <text x={middle} y={y + 5} textAnchor="middle" fontSize="14" fill="currentColor" stroke="none">
        {letter}
      </text>
    </g>
  )
}
