import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Panel } from '#app/ui/layer/panel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { COUNTRIES_PATH } from '../paths.ts'
import type { CountryChoice } from './country-choice.ts'
import { CountryForm } from './country-form.tsx'

/** The list of countries is loaded when the layer opens. */
export function CountryPanel({ isOpen, onClose, to }: { isOpen: boolean; onClose: () => void; to: string }) {
  const t = useTranslations('market')
  const localePath = useLocalePath()
  const { data, state, load } = useFetcher<{ countries: readonly CountryChoice[] }>()
  const source = localePath(COUNTRIES_PATH)
  useEffect(() => {
    if (isOpen && data === undefined && state === 'idle') void load(source)
  }, [isOpen, data, state, load, source])
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('title')} note={t('note')}>
      {data ? <CountryForm countries={data.countries} to={to} /> : <Spinner />}
    </Panel>
  )
}
