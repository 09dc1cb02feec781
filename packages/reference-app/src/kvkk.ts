import '@kalem/ui/styles.layered.css';
import './kvkk.css';
