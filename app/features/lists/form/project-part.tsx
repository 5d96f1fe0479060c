import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PROJECT_LENGTHS } from '#domain/list/project.ts'

export const PROJECT_FIELDS = ['client', 'number', 'startsOn', 'deliverBy'] as const
type ProjectField = (typeof PROJECT_FIELDS)[number]

/** What makes a list a project. `now`: what is stored, where it differs from what was entered. */
export function ProjectPart({
  field,
}: {
  field: (name: ProjectField) => {
    readonly id: string
    readonly name: string
    readonly defaultValue: string | undefined
    readonly errors: string[]
    readonly now: string | undefined
  }
}) {
  const t = useTranslations('lists.project')
  const input = (name: ProjectField) => {
    const { now, ...rest } = field(name)
    const help = now ?? (name === 'number' ? t('number-help') : undefined)
    return { ...rest, help, label: t(name), isOptional: true, autoComplete: 'off' }
  }
  return (
    <fieldset className="grid gap-6 border-t border-hairline pt-6">
      <legend className="float-start mb-1 font-display text-title">{t('title')}</legend>
      <p className="clear-both -mt-5 text-small text-muted">{t('help')}</p>
      <TextField {...input('client')} maxLength={PROJECT_LENGTHS.client} />
      <TextField {...input('number')} maxLength={PROJECT_LENGTHS.number} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...input('startsOn')} type="date" />
        <TextField {...input('deliverBy')} type="date" />
      </div>
    </fieldset>
  )
}
