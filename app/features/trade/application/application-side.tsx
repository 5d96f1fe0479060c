import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK, TextLink } from '#app/ui/text/text-link.tsx'
import { type ApplicationValues, GO, STEPS, type Step } from './application-form.ts'
import type { ApplicationData } from './application-view.ts'

/** Shows the input of earlier steps, what happens next, and how to reach the trade team. */
export function ApplicationSide({
  step,
  values,
  data,
  formId,
}: {
  step: Step
  values: ApplicationValues
  data: ApplicationData
  formId: string
}) {
  const t = useTranslations('application')
  const stepIndex = STEPS.indexOf(step)
  const { tradeEmail, phone, hours } = data.contact
  const changeButton = (to: Step, stepName: string) => (
    <button
      type="submit"
      form={formId}
      name={GO}
      value={to}
      aria-label={t('side.change-label', { step: stepName })}
      className="text-small scriptless:hidden"
    >
      <span className={TEXT_LINK}>{t('side.change')}</span>
    </button>
  )
  return (
    <div className="px-gutter py-8 md:py-12 lg:px-10">
      <h2 className="font-display text-title">{t('side.title')}</h2>
      {stepIndex > 0 && (
        <Part title={t('steps.you')} action={changeButton('you', t('steps.you'))}>
          <Facts
            facts={[
              [t('side.name'), `${values.firstName} ${values.lastName}`],
              [t('fields.email'), data.account?.email ?? values.email],
            ]}
          />
        </Part>
      )}
      {stepIndex > 1 && (
        <Part title={t('steps.company')} action={changeButton('company', t('steps.company'))}>
          <Facts
            facts={[
              [t('fields.company'), values.company],
              [t('side.place'), values.city],
            ]}
          />
        </Part>
      )}
      <Part title={t('side.stays-title')} className="scriptless:hidden">
        {t('side.stays-text')}
      </Part>
      <Part title={t('side.next-title')}>{t('side.next-text')}</Part>
      <Part title={t('side.question-title')}>
        <p>
          <TextLink href={`mailto:${tradeEmail}`}>{tradeEmail}</TextLink>
        </p>
        <p className="mt-3">
          <TextLink href={phone.href}>{phone.display}</TextLink>
        </p>
        <p className="mt-2">{t('side.hours', { hours })}</p>
      </Part>
    </div>
  )
}

function Part({
  title,
  action,
  className = '',
  children,
}: {
  title: string
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section className={`mt-6 border-t border-hairline pt-6 text-small ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-medium">{title}</h3>
        {action}
      </div>
      <div className="mt-3 text-muted">{children}</div>
    </section>
  )
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([term, fact]) => (
        <div key={term} className="grid grid-cols-[8rem_1fr] gap-4">
          <dt className="font-regular">{term}</dt>
          <dd className="text-ink wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
