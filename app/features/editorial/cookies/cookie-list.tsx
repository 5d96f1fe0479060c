import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CookieGroup } from './cookie-groups.ts'

export function CookieList({ groups }: { groups: readonly CookieGroup[] }) {
  const t = useTranslations('cookies')
  const tConsent = useTranslations('consent')
  return (
    <section aria-labelledby="cookies" className="mt-12">
      <h2 id="cookies" className="font-display text-display-small">
        {tConsent('policy')}
      </h2>
      <table className="cookie-list mt-6 text-small">
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.purpose')}</th>
            <th scope="col">{t('column.lasts')}</th>
          </tr>
        </thead>
        {groups.map(({ consent: kind, lines }) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {tConsent(`${kind ?? 'needed'}.label`)}
              </th>
            </tr>
            {lines.map(({ names, purpose, lifetime }) => (
              <tr key={names.join()}>
                <td>
                  {names.map((name) => (
                    <code key={name}>{name}</code>
                  ))}
                </td>
                <td>{t(`purpose.${purpose}`)}</td>
                <td>{lifetime}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
