import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { CookieGroup } from './cookie-groups.ts'

export function CookieList({ groups }: { groups: readonly CookieGroup[] }) {
  const t = useTranslations('cookies')
  const consent = useTranslations('consent')
  return (
    <section aria-labelledby="cookies" className="mt-12">
      <h2 id="cookies" className="font-display text-display-small">
        {consent('policy')}
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
                {consent(`${kind ?? 'needed'}.label`)}
              </th>
            </tr>
            {lines.map(({ names, purpose, lasts }) => (
              <tr key={names.join()}>
                <td>
                  {names.map((name) => (
                    <code key={name}>{name}</code>
                  ))}
                </td>
                <td>{t(`purpose.${purpose}`)}</td>
                <td>{lasts}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
