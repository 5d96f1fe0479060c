import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureFacts } from '#domain/product/product.ts'

export type CoverOption = {
  readonly value: string
  readonly title: string
  readonly number: number
  readonly picture: PictureFacts
}

/** The number of pictures shown initially; the chosen one is among them. */
const INITIALLY_SHOWN = 12

export function CoverChoice({
  name,
  chosen,
  covers,
}: {
  name: string
  chosen: string
  covers: readonly CoverOption[]
}) {
  const t = useTranslations('lists.form')
  return (
    <ChoiceGroup legend={t('cover')}>
      <Radio name={name} value="" defaultChecked={chosen === ''} label={t('cover-pieces')} />
      <Covers name={name} chosen={chosen} covers={covers.slice(0, INITIALLY_SHOWN)} />
      {covers.length > INITIALLY_SHOWN && (
        <Disclosure title={t('cover-others')}>
          <Covers name={name} chosen={chosen} covers={covers.slice(INITIALLY_SHOWN)} />
        </Disclosure>
      )}
    </ChoiceGroup>
  )
}

function Covers({ name, chosen, covers }: { name: string; chosen: string; covers: readonly CoverOption[] }) {
  const t = useTranslations('lists.form')
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      {covers.map(({ value, title, number, picture }) => (
        <Radio
          key={value}
          name={name}
          value={value}
          defaultChecked={chosen === value}
          label={
            <>
              <Picture picture={{ ...picture, alt: '' }} sizes="12rem" />
              <span className="mt-1 block text-fine text-muted">{t('cover-picture', { title, number })}</span>
            </>
          }
        />
      ))}
    </div>
  )
}
