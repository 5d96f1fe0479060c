import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { HOUSE_NAME } from '#app/ui/wordmark.tsx'

/** Who is signed in, and the way out. `home` is where signing out leads. */
export function ProfilePage({ email, home }: { email: string; home: string }) {
  const t = useTranslations('account')
  return (
    <div className="mx-auto grid max-w-page gap-8 px-gutter py-section">
      <title>{`${t('profile.title')} | ${HOUSE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-display text-display">{t('profile.title')}</h1>
      <p className="wrap-anywhere">{t('profile.signed-in-as', { email })}</p>
      <form method="post" action="/api/auth/logout">
        <input type="hidden" name="callback" value={home} />
        <Button type="submit" variant="outline">
          {t('sign-out')}
        </Button>
      </form>
    </div>
  )
}
