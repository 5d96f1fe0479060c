import type { IssuePost } from '#contracts/mail.ts'
import type { NewsletterPost } from '../newsletter-options.ts'

export function selectPosts(postIds: readonly string[], posts: readonly NewsletterPost[]): NewsletterPost[] {
  return postIds.flatMap((id) => posts.find((post) => post.id === id) ?? [])
}

export function toPost({ title, abstract, picture }: NewsletterPost): IssuePost {
  return { title, abstract, picture }
}
