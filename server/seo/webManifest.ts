/** The manifest of the market as an app on a phone's home screen; icons are served beside it. */
export const webManifest = JSON.stringify({
  name: 'Marché du Portage',
  short_name: 'Portage',
  lang: 'fr-CA',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f8f7f2',
  theme_color: '#14442e',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
