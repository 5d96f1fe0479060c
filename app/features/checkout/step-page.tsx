import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { type CheckedField, ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { RefusalCode } from '#contracts/errors.ts'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import type { CheckoutStep } from './paths.ts'
import { CHECKOUT_STEPS, checkoutPath } from './paths.ts'

type StepPageProps = {
  token: string
  step: CheckoutStep
  title?: string
  code?: RefusalCode<'checkout'> | null
  fields?: readonly CheckedField[]
  refusals?: number
  children: ReactNode
}

const LOOK = 'border-b border-transparent py-1 text-muted aria-[current]:border-ink aria-[current]:text-ink'

export function StepPage({
  token,
  step,
  title: given,
  code = null,
  fields,
  refusals,
  children,
}: StepPageProps) {
  const t = useTranslations()
  const title = given ?? t(`checkout.${step}.title`)
  // The list of refused fields is more specific.
  const message = code && code !== 'fields-refused' ? t(refusalMessageKey('checkout', code)) : null
  return (
    <div className="grid max-w-measure gap-8">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <CheckoutSteps token={token} step={step} />
      <h1 className="font-display text-display-small">{title}</h1>
      <ErrorSummary message={message} fields={fields} refusals={refusals} />
      {children}
    </div>
  )
}

function CheckoutSteps({ token, step }: { token: string; step: CheckoutStep }) {
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
