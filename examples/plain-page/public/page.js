// The bank's reactions to the events of the elements. `event.detail` describes the event.
const provider = document.querySelector('kalem-provider');
const signing = document.querySelector('kalem-signing-dialog');
const list = document.querySelector('#list');
const form = document.querySelector('#form');

// The bank's colours. The attribute `theme` takes the same object as JSON.
if (provider)
  provider.theme = {
    scheme: 'light',
    light: { primary: '#0f5c4a', 'primary-hover': '#0a4537', 'primary-soft': '#e4f1ed', bg: '#f7f5f0' },
    tokens: { 'sticky-top': '64px' },
  };

// Opens the signing dialog. The list passes several ids, the form one.
const sign = (faturaIds) => Object.assign(signing, { faturaIds, isOpen: true });
document.addEventListener('kalem-sign', ({ detail }) => sign(detail.faturaIds ?? [detail.faturaId]));
document.addEventListener('kalem-save-and-sign', ({ detail }) => {
  if (form) closeForm();
  sign([detail.faturaId]);
});
document.addEventListener('kalem-signing-closed', () => (signing.isOpen = false));

// The bank's own confirmation before a code is sent. Without it the signing is cancelled.
const confirmation = document.querySelector('#confirmation');
document.addEventListener('kalem-before-sign', (event) => {
  confirmation.querySelector('b').textContent = event.detail.faturaIds.length;
  confirmation.returnValue = '';
  confirmation.showModal();
  const closed = new Promise((close) => confirmation.addEventListener('close', close, { once: true }));
  event.respondWith(closed.then(() => confirmation.returnValue === 'agreed'));
});

// A list requests a form, which replaces the list. The invoice form offers the next steps after a save.
document.addEventListener('kalem-create', ({ detail: { widget } }) => {
  if (widget === 'invoice-form') location.assign('/yeni-fatura');
  else openForm(widget === 'invoice-list' ? 'kalem-invoice-form' : 'kalem-customer-form', {});
});
document.addEventListener('kalem-edit', ({ detail }) => openInvoice('edit', detail));
document.addEventListener('kalem-copy', ({ detail }) => openInvoice('copy', detail));
document.addEventListener('kalem-show', ({ detail: { cariId } }) => openForm('kalem-customer-form', { cariId }));
document.addEventListener('kalem-saved', ({ detail }) => detail.widget === 'customer-form' && closeForm());
document.addEventListener('kalem-cancelled', closeForm);
document.addEventListener('kalem-view', () => (form ? closeForm() : location.assign('/faturalarim')));
document.querySelector('.back')?.addEventListener('click', closeForm);

// A customer who was signed out, for example in another tab, goes to the sign-in page.
document.addEventListener('kalem-session-expired', () => location.assign('/giris'));

function openInvoice(mode, { faturaId }) {
  openForm('kalem-invoice-form', { mode, invoiceId: faturaId });
}

function openForm(name, properties) {
  form.append(Object.assign(document.createElement(name), properties));
  form.hidden = false;
  list.hidden = true;
}

function closeForm() {
  form.querySelector('kalem-invoice-form, kalem-customer-form')?.remove();
  form.hidden = true;
  list.hidden = false;
}
