import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { CONSENT_KINDS, type ConsentKind } from '#domain/visitor/consent.ts'
import { KIND_FIELD } from './consent-choice.ts'

/** Necessary storage has no checkbox. */
export function ConsentKinds({
  checkedKinds,
  onChange,
}: {
  checkedKinds: readonly ConsentKind[]
  onChange: (checkedKinds: readonly ConsentKind[]) => void
}) {
  const t = useTranslations('consent')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-small font-medium">{t('kinds')}</legend>
      <p className="py-1">
        {t('needed.label')}
        <span className="block text-small text-muted">{t('needed.text')}</span>
      </p>
      {CONSENT_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          name={KIND_FIELD}
          value={kind}
          checked={checkedKinds.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...checkedKinds, kind] : checkedKinds.filter((other) => other !== kind))
          }
          label={
            <>
              {t(`${kind}.label`)}
              <span className="block text-small text-muted">{t(`${kind}.text`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
