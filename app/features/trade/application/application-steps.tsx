import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { GO, STEPS, type Step } from './application-form.ts'

/** Completed steps are submit buttons, so that the input is preserved. */
export function ApplicationSteps({
  step,
  hasPassword,
  formId,
}: {
  step: Step
  hasPassword: boolean
  formId: string
}) {
  const t = useTranslations('application.steps')
  const current = STEPS.indexOf(step)
  return (
    <nav aria-label={t('label')} className="scriptless:hidden">
      <ol className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {STEPS.map((name, index) => {
          const label = t(name === 'terms' && !hasPassword ? 'terms-only' : name)
          return (
            <li
              key={name}
              aria-current={index === current ? 'step' : undefined}
              className={index < current ? 'py-1' : LOOK}
            >
              {index < current ? (
                <button type="submit" form={formId} name={GO} value={name} className="hover:text-accent">
                  <span className="tabular-nums">{index + 1}</span> {label}
                </button>
              ) : (
                <>
                  <span className="tabular-nums">{index + 1}</span> {label}
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const LOOK = 'border-b border-transparent py-1 text-muted aria-[current]:border-ink aria-[current]:text-ink'
