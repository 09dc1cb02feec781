/** What is left when a screen could not be drawn; outside of the provider, which may be what failed. */
export function CrashPage() {
  return (
    <main className="crash">
      <h1>Beklenmeyen bir hata oluştu</h1>
      <p>Sayfayı yenilemek çoğu zaman yeter. Kaydettiğiniz hiçbir şey kaybolmadı.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Yenile
      </button>
    </main>
  );
}
