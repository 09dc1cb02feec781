import '@kalem/ui/styles.css';
import './kvkk.css';
