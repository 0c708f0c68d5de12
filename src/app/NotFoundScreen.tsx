/** Replaced by the storefront developer. */
export function NotFoundScreen() {
  return <h1>404</h1>;
}
