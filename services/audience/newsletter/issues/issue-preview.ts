import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { showEmail } from '#services/kernel/shown-email.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { NewsletterStore } from '../subscriptions.ts'
import { selectPosts, toPost } from './chosen-posts.ts'
import { renderIssue } from './issue-mail.ts'
import { newsletterIssues } from './issue-tables.ts'

const query = z.object({ language: z.enum(LANGUAGES).default('en') })

export function issuePreview({ newsletter }: Pick<NewsletterStore, 'newsletter'>): TeamRoute {
  return {
    method: 'GET',
    path: '/newsletter-issues/:id/html',
    roles: ['content'],
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database: { db }, id, query: given }) {
      const parsed = query.safeParse(given)
      if (!parsed.success || !z.guid().safeParse(id).success) return refusedResponse(404, 'item-not-found')
      const { language } = parsed.data
      const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
      if (!issue) return refusedResponse(404, 'item-not-found')
      const posts =
        issue.content?.posts[language] ??
        selectPosts(issue.postIds, (await newsletter.findPosts(language)) ?? []).map(toPost)
      const { html } = newsletter.preview(renderIssue(issue, language, posts, newsletter))
      return showEmail(html, given.scheme)
    },
  }
}
