/** Headers that proxies, tunnels and CDNs add. */
const FORWARDING_HEADER =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => FORWARDING_HEADER.test(name))
}
