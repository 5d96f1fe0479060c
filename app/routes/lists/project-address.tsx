import type { SubmissionResult } from '@conform-to/react'
import { data, type RouterContextProvider } from 'react-router'
import {
  type OpenAccount,
  PRIVATE,
  requireAccount,
} from '#app/features/account/profile/require-account.server.ts'
import { addressForm } from '#app/features/checkout/address/address-form.ts'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { projectOfForm } from '#app/features/lists/form/project-form.ts'
import { listPath, listProjectPath } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { AddressFormPage } from '../account/profile/addresses/address-form-page.tsx'
import type { Route } from './+types/project-address.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true }

const REMOVE = 'remove'

/** The delivery address of a project; fields follow the rules of the country, as at checkout. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const { id, project, version } = await openList(account, params.listId)
  if (project === null) throw data(null, { status: 404, headers: PRIVATE })
  const { country, language } = context.get(visitorContext)
  const known = { id, isDefault: true, address: project.address }
  return data({ id, version, known, country, countries: countryChoices(language) }, { headers: PRIVATE })
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const form = await readForm(request)
  const version = Number(form.get('version'))
  if (form.has(REMOVE)) return removeAddress(account, { listId: params.listId, version }, context)
  const submission = parseForm(form, addressForm)
  // Without JavaScript a button shows the fields of another country and preserves the input.
  if (form.has('show')) return reply({ initialValue: submission.reply().initialValue ?? null }, 200)
  if (submission.status !== 'success') return reply(submission.reply(), 422)
  const { project } = await openList(account, params.listId)
  if (project === null) throw data(null, { status: 404, headers: PRIVATE })
  const lists = account.clients.lists.of(account.session.accessToken)
  const { address } = submission.value
  const saved = await lists.change(params.listId, {
    version,
    changes: { project: { ...project, address } },
  })
  if (saved.ok) {
    const path = localePath(context.get(visitorContext).locale, listProjectPath(params.listId))
    return redirect(path, { status: 303, headers: PRIVATE })
  }
  const code = account.check(saved.code)
  if (code === 'version-outdated') return reply(submission.reply({ formErrors: [code] }), 409)
  return reply(submission.reply({ formErrors: ['account-unavailable'] }), 503)
}

/** A list whose only project field was the address is no longer a project. */
async function removeAddress(
  account: OpenAccount,
  { listId, version }: { listId: string; version: number },
  context: Readonly<RouterContextProvider>,
) {
  const { project } = await openList(account, listId)
  if (project === null) throw data(null, { status: 404, headers: PRIVATE })
  const remaining = projectOfForm(project, null)
  const lists = account.clients.lists.of(account.session.accessToken)
  const saved = await lists.change(listId, { version, changes: { project: remaining } })
  if (saved.ok) {
    const path = remaining === null ? listPath(listId) : listProjectPath(listId)
    return redirect(localePath(context.get(visitorContext).locale, path), { status: 303, headers: PRIVATE })
  }
  const isOutdated = account.check(saved.code) === 'version-outdated'
  const formErrors = [isOutdated ? 'version-outdated' : 'account-unavailable']
  return reply({ status: 'error', error: { '': formErrors } }, isOutdated ? 409 : 503)
}

function reply(result: SubmissionResult, status: number) {
  return data(result, { status, headers: PRIVATE })
}

export default function ProjectAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, ...page } = loaderData
  const t = useTranslations('lists.form')
  const isOutdated = actionData?.error?.['']?.includes('version-outdated') ?? false
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-section">
      <AddressFormPage
        {...page}
        lastResult={actionData ?? null}
        backHref={listProjectPath(id)}
        message={isOutdated ? t('changed') : null}
        hidden={<input type="hidden" name="version" value={version} />}
        moreLinks={
          page.known.address && (
            <button
              type="submit"
              name={REMOVE}
              value="1"
              formNoValidate
              className={`${TEXT_LINK} text-small`}
            >
              {t('remove-address')}
            </button>
          )
        }
      />
    </div>
  )
}
