import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import { CHECKOUT_STEPS, type CheckoutStep, checkoutPath } from './paths.ts'

/** The progress of the checkout. Completed steps are links. */
export function CheckoutSteps({ token, step }: { token: string; step: CheckoutStep }) {
  const t = useTranslations('checkout.steps')
  const current = CHECKOUT_STEPS.indexOf(step)
  return (
    <nav aria-label={t('label')}>
      <ol className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {CHECKOUT_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={index < current ? 'py-1' : LOOK}
          >
            <span className="tabular-nums">{index + 1}</span>{' '}
            {index < current ? (
              <Link href={checkoutPath(token, name)} className="hover:text-accent">
                {t(name)}
              </Link>
            ) : (
              t(name)
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const LOOK = 'border-b border-transparent py-1 text-muted aria-[current]:border-ink aria-[current]:text-ink'
