// Shows a password as it is typed. The button is hidden until this runs: without scripts, nothing is missing.
for (const button of document.querySelectorAll('button.reveal')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
  });
  // Sent as a password whatever it showed, so that browsers offer to keep it.
  field.form.addEventListener('submit', () => (field.type = 'password'));
}
